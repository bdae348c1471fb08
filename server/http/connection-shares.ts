import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups } from '../api/client-address.ts';

/** The part that one address may hold: much, since a whole school may stand behind one. */
const ONE_PEER = 0.5;

/**
 * Sees to it that no address can hold all connections, neither by keeping them nor by sending slowly over them. A proxy's
 * limits are the proxy's to set.
 */
export function shareConnections(server: Server, maxConnections: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const [peer] = addressGroups(socket.remoteAddress ?? '');
    const ofPeer = (held.get(peer) ?? 0) + 1;
    held.set(peer, ofPeer);
    socket.once('close', () => {
      const left = (held.get(peer) ?? 0) - 1;
      if (left > 0) held.set(peer, left);
      else held.delete(peer);
    });
    if (ofPeer <= maxConnections * ONE_PEER) return;
    // As Node says it of a connection beyond `maxConnections`.
    server.emit('drop');
    socket.destroy();
  });
}
