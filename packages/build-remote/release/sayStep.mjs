import { askLive } from './askLive.mjs';

const percent = (share) => `${Math.round(share * 10_000) / 100} %`;

/** Whom a canary is for, in words, and what the platform does with it by itself. */
export const forWhom = ({ organizations, share, watch }) => {
  const some = [
    organizations.length > 0 && `${organizations.length} organization${organizations.length > 1 ? 's' : ''}`,
    share > 0 && `${percent(share)} of users`,
  ]
    .filter(Boolean)
    .join(' and ');
  if (!watch) return some;
  const { steps, minutes } = watch;
  return `${some}, watched: ${steps.map(percent).join(', ')}, each for at least ${minutes} minutes`;
};

const whatOf = (room, { entry, pointer }) => {
  const { action, build, number } = entry;
  if (action === 'take_back')
    return `The canary ${build} of ${room} is taken back; everybody has ${pointer.current.build}`;
  const canary = action === 'canary' ? ` for ${forWhom(pointer.canary)}` : '';
  return `${room} ${build} (number ${number})${canary}`;
};

/** Says what was done, and that it is live only after the platform's own list said so. */
export const sayStep = async (platform, room, step) => {
  const what = whatOf(room, step);
  const origin = platform.liveAt();
  if (origin === null) {
    console.log(
      `${what} is released in ${platform.place}. No running platform is known here, so nobody asked whether it is live: name one with --ask http://…`,
    );
    return;
  }
  const { action, number, build } = step.entry;
  if (action === 'take_back') return void console.log(`${what}.`);
  const name = room.replaceAll('-', '_');
  const why = await askLive(origin, { name, number, build, canary: action === 'canary' });
  if (why === null) return void console.log(`${what} is live at ${origin}.`);
  throw new Error(`${what} is released in ${platform.place}, but not live at ${origin}: ${why}.`);
};
