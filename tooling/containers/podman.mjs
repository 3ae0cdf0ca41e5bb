import { spawnSync } from 'node:child_process';

/** Of Debian: the engine, what it starts containers with, their networks and names, and what a base image is made with. */
export const PACKAGES = [
  ...['podman', 'buildah', 'runc', 'catatonit', 'netavark', 'aardvark-dns', 'iptables', 'debootstrap'],
];

/** Where no systemd is and both hierarchies of cgroups are mounted, runc starts containers and crun does not. */
const ENGINE = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

/** A build of both images from nothing takes longest. */
const LONGEST_MS = 3_600_000;

/** Runs podman. @throws Error with the end of what it printed when it fails */
export const podman = (args, options = {}) => {
  const { status, stdout, stderr, error } = spawnSync('podman', [...ENGINE, ...args], {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  });
  if (error || status !== 0)
    throw new Error(
      `podman ${args[0]}: ${error?.message ?? `${stdout ?? ''}\n${stderr ?? ''}`.slice(-3_000)}`,
    );
  return (stdout ?? '').trim();
};

export const hasImage = (name) =>
  spawnSync('podman', [...ENGINE, 'image', 'exists', name], { stdio: 'ignore' }).status === 0;

/** @returns {string | null} what podman says of itself; null where there is none */
export const podmanVersion = () => {
  const { status, stdout } = spawnSync('podman', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
