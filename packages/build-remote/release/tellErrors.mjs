/** An id of an error; builds have shorter names. */
const ERROR_ID = /^[0-9a-f]{32}$/;

const rateOf = ({ uses, errors }) => `${errors} errors in ${uses} loads`;

const forOf = ({ state, share = 0, organizations = 0 }) =>
  state === 'canary'
    ? `canary (${Math.round(share * 10_000) / 100} % of users, ${organizations} organizations)`
    : state;

const placeOf = ({ file, line, column, source }) =>
  source
    ? `${source.file}:${source.line}:${source.column}${source.symbol ? ` ${source.symbol}` : ''}`
    : `${file}:${line}:${column}`;

const tellOne = ({ id, build, kind, message, pages, count, day, first_seen, last_seen, frames }) => {
  console.log(`${message}\n  ${kind} in build ${build}, ${count} times, ${day} of them in the last 24 hours`);
  console.log(`  first ${first_seen}, last ${last_seen}, on ${pages.join(', ')}`);
  for (const frame of frames) console.log(`    at ${placeOf(frame)}`);
  console.log(`  ${id}`);
};

const tellAll = (room, { part, errors }) => {
  if (!part) return void console.log(`No page has reported anything of ${room}.`);
  for (const build of part.builds)
    console.log(`${build.build}  ${forOf(build)}: ${rateOf(build)} in the last 24 hours`);
  if (errors.length === 0) return void console.log('No error is known.');
  for (const { id, build, day, count, message } of errors)
    console.log(
      `${id}  ${build}  ${String(day).padStart(6)} today ${String(count).padStart(7)} in all  ${message}`,
    );
  console.log('Latest first. One with its stack: npx yinyom-remote releases errors ID');
};

/**
 * Prints what failed of a room in users' browsers: all of it, that of a build, or one error with its stack.
 * @param {string | undefined} which a build or the id of an error
 * @throws Error where there is no running platform to ask
 */
export const tellErrors = async (platform, room, which) => {
  if (!platform.errors)
    throw new Error('Errors are kept by a running platform: --to https://console.example --key-file FILE');
  if (which !== undefined && ERROR_ID.test(which)) tellOne(await platform.errors(room, { id: which }));
  else tellAll(room, await platform.errors(room, { build: which }));
};
