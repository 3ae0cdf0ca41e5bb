import type { Breach } from './Breach';

/** API keys that end within the days that were asked for. Pure. */
export const keyExpiring = (keys: readonly { id: string; name: string; expires_at: string }[]): Breach[] =>
  keys.map(({ id, name, expires_at }) => ({
    subject: id,
    firm: true,
    figures: { names: [name], ends_at: expires_at },
  }));
