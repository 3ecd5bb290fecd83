"""What the figures are measured with."""

import pytest

import figures


class Worker:
    """Does nothing, or fails."""

    def __init__(self, fails=False):
        self.fails, self.done = fails, 0

    def prepared(self, size):
        """What one turn does."""
        return size

    def do(self, sent):
        """One turn."""
        if self.fails:
            raise ValueError(f"nothing was done with {sent}")
        self.done += 1


def test_all_workers_do_their_share():
    workers = [Worker(), Worker()]
    assert figures.rate(workers, 1, 10) > 0
    assert [worker.done for worker in workers] == [5, 5]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_worker_that_fails_is_no_figure(place):
    workers = [Worker(fails=number == place) for number in range(3)]
    with pytest.raises(ValueError, match="nothing was done"):
        figures.rate(workers, 1, 9)
