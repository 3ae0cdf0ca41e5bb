/** Ids of organizations, one or several. */
const ORGANIZATIONS = /^[0-9a-f]{24}(?:,[0-9a-f]{24})*$/;

/**
 * What a flag is set to by a word of the command line.
 * @param {string | undefined} word on, off, default, a share of organizations or their ids
 * @throws Error with what can be said
 */
export const settingOf = (word = '') => {
  if (['on', 'off', 'default'].includes(word)) return { kind: word };
  if (ORGANIZATIONS.test(word)) return { kind: 'organizations', organizations: word.split(',') };
  const share = Number(word);
  if (word !== '' && share >= 0 && share <= 1) return { kind: 'share', share };
  throw new Error(
    'A flag is on, off or default (what src/pages.ts declares), on for a share of organizations (0.1), or for some (their ids, with commas)',
  );
};

const inWords = ({ kind, share = 0, organizations = [], default: otherwise }) => {
  if (kind === 'share') return `on for ${Math.round(share * 10_000) / 100} % of organizations`;
  if (kind === 'organizations') return `on for ${organizations.join(', ')}`;
  if (kind === 'default') return `${otherwise ? 'on' : 'off'}, as declared`;
  return kind;
};

const print = (flag) => {
  const { name, description, builds, changes } = flag;
  const unknown = builds.length === 0 ? ' (no released build declares it)' : '';
  console.log(`${name}: ${inWords(flag)}${unknown}${description ? `\n  ${description}` : ''}`);
  for (const change of changes.slice(0, 3))
    console.log(
      `  ${change.at.slice(0, 19).replace('T', ' ')}  ${inWords({ ...flag, ...change })}  by ${change.by}`,
    );
};

/**
 * Lists the feature flags of a room, or switches one.
 * @param {string | undefined} name of the flag
 * @param {string | undefined} word what it is set to
 * @throws Error where there is no running platform to ask
 */
export const switchFlags = async (platform, room, name, word) => {
  if (!platform.flags)
    throw new Error('Flags are kept by a running platform: --to https://console.example --key-file FILE');
  if (name !== undefined) return print(await platform.setFlag(room, name, settingOf(word)));
  const { flags } = await platform.flags(room);
  if (flags.length === 0) console.log(`No released build of ${room} declares a flag.`);
  for (const flag of flags) print(flag);
};
