/** Options of a preview; `--organization`, of a canary elsewhere, says for whom it is. */
export const PREVIEW = {
  preview: { type: 'boolean' },
  hours: { type: 'string' },
};

const DEFAULT_HOURS = 24;
const MOST_HOURS = 168;

/** For whom and for how long a preview is; null when no option asks for one. */
export const previewOf = ({ preview, hours, organization = [], share, entry }) => {
  if (!preview) {
    if (hours !== undefined) throw new Error('--hours belongs to --preview.');
    return null;
  }
  if (organization.length !== 1 || share !== undefined)
    throw new Error('A preview is for the members of one organization: --preview --organization ID');
  if (entry !== undefined) throw new Error('A preview is served by the platform: leave --entry out.');
  const lasts = hours === undefined ? DEFAULT_HOURS : Number(hours);
  if (!(Number.isInteger(lasts) && lasts >= 1 && lasts <= MOST_HOURS))
    throw new Error(`--hours is a whole number from 1 to ${MOST_HOURS}.`);
  return { organization: organization[0], hours: lasts };
};

/** Where the address leads: the first declared page without parts that vary. */
const startOf = ({ pages }) => pages.find(({ path }) => !path.includes(':'))?.path ?? '/';

/**
 * Uploads a build and makes an address that shows it to members of one organization until it ends. Nothing is released.
 * @param platform `remotePlatform`, or one of this machine
 * @param made `readBuild` of the room
 * @param {{organization: string, hours: number, commit?: string}} options
 */
export const previewBuild = async (platform, made, { organization, hours, commit }) => {
  await platform.upload(made);
  const { room, build, files, declared } = made;
  const step = { action: 'preview', build, files, organization, hours, commit };
  const { name, token, ends_at } = await platform.step(room, step);
  const origin = platform.liveAt() ?? '';
  const address = `${origin.replace(/\/$/, '')}${startOf(declared)}?yinyom=${name}@${token}`;
  console.log(
    `${room} ${build} can be seen until ${ends_at} by members of ${organization} who are signed in:\n${address}`,
  );
};
