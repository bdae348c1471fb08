import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

const PORT = 4321;

/** The development server of the site, which stands beside the form: one that runs already, or one that ends with the desk. */
export async function startSite(): Promise<{ address: string; stop: () => void }> {
  // Astro may listen on either loopback address; a name covers both.
  const address = `http://localhost:${PORT}`;
  if (await answers()) return { address, stop: () => {} };
  const child: ChildProcess = spawn('astro', ['dev', '--port', String(PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('error', () =>
    console.error('The site cannot be shown beside the form: start the desk by "npm run desk"'),
  );
  return { address, stop: () => child.kill() };
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
