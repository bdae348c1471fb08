import { connect } from 'node:net';

/**
 * Sends bytes as they are and returns everything that comes back until the server closes, or until `waitMs` pass.
 * For requests that no well-behaved client would send.
 */
export function rawRequest(url: string, bytes: string | Buffer, waitMs = 5_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(finish, waitMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', finish).on('error', finish);
    socket.write(bytes);
  });
}
