import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

/** The development server of the site, which stands beside the form: one that runs already, or one that ends with the desk. */
export async function startSite(port: number): Promise<{ address: string; stop: () => void }> {
  // Astro may listen on either loopback address; a name covers both.
  const address = `http://localhost:${port}`;
  if (await answers(port)) return { address, stop: () => {} };
  const child: ChildProcess = spawn('astro', ['dev', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('error', () =>
    console.error('The site cannot be shown beside the form: start the desk by "npm run desk"'),
  );
  return { address, stop: () => child.kill() };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
