import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'yinyom-scan-';

/** The profiles' folders carry the number of the process that made them, so that leftovers can be told. */
export const PROFILE_FOLDER = new RegExp(`^${NAME}(\\d+)-`);

const PREFERENCES = {
  /** 0 = no cookie is blocked. */
  profile: { cookie_controls_mode: 0 },
  /** Calls between browsers go through the proxy, which lets none of them out. */
  webrtc: {
    ip_handling_policy: 'disable_non_proxied_udp',
    multiple_routes_enabled: false,
    nonproxied_udp_enabled: false,
  },
};

/**
 * A fresh profile that stores cookies of third parties. Chromium blocks them unless its profile says otherwise
 * before the start; no argument and no command changes that.
 */
export const createProfile = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `${NAME}${process.pid}-`));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  return folder;
};
