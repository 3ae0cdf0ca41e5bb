// node serveRoom.mjs <room> <port>: one remote's development server, a process of its own beside the shell's.
import { startDevServer } from './startDevServer.mjs';

const [room, port] = process.argv.slice(2);
const server = await startDevServer(room, { port: Number(port), env: { IN_SHELL: true } }).catch((error) => {
  process.send?.({ error: error.message });
  process.exit(1);
});
process.send?.({ ready: true });
const stop = async () => {
  await server.stop();
  process.exit(0);
};
// The terminal's Ctrl-C reaches this process, too; the shell's process says when.
process.on('SIGINT', () => undefined);
process.on('disconnect', stop);
process.on('SIGTERM', stop);
