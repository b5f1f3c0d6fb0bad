// The driver of an embedded replica prints lines of its own while the primary is away, two a second, in a form no log reader expects.
// It looks here when it is loaded, so this comes first in main.ts.
process.env['RUST_LOG'] ??= 'off';
