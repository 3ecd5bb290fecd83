// The beginning: everything above is defined.
root.dataset.script = "on";
// A page that answered a form has the form's address, so this sets the address of the screen.
history.replaceState(null, "", new URL(`./${shown.address}`, location.href));
offered(messages);
offerFiles();
mark();
rove();
resume();
fit();
listen();
