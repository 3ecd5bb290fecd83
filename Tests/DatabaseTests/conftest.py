"""What the tests share."""

import pytest

import people


@pytest.fixture(scope="session")
def world():
    """One database for all tests; each makes its own people and households."""
    made = people.World()
    yield made
    made.close()


@pytest.fixture
def ann(world):
    """Somebody with a household and three edits."""
    ann = people.Person(world).begin()
    assert ann.push(ann.edit(), ann.edit(), ann.edit())["last"] == 3
    return ann


@pytest.fixture
def bob(world):
    """Somebody else, with a household of his own."""
    return people.Person(world).begin()


@pytest.fixture
def cleo(ann):
    """Somebody in Ann's household."""
    cleo = people.Person(ann.world)
    assert cleo.join(ann.invite()).status == 200
    return cleo
