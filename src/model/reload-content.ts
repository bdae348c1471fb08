import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const CONTENT = join(process.cwd(), 'content') + sep;

/** In development: shows an entry as soon as its file is saved. What was read of `content/` is read again. */
export function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(CONTENT);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT)) return;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
          environment.hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
