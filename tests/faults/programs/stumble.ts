// Loaded into the server before it starts: stumbles when it is told to, outside every handler.
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('nobody waits for this'));
});
process.on('SIGHUP', () => {
  throw new Error('nobody catches this');
});
