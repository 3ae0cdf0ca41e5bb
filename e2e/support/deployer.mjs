// A team that releases again and again: `npm run deploy` in one process, asked over its channel.
import { deployRoom } from '../../tooling/release/deployRoom.mjs';

let last = Promise.resolve();

const deploy = async ({ folder, args, releasesDir }) => {
  try {
    await deployRoom(folder, args, { ...process.env, RELEASES_DIR: releasesDir });
    return null;
  } catch (error) {
    return error.message;
  }
};

process.on('message', (order) => {
  last = last.then(async () => process.send({ id: order.id, refusal: await deploy(order) }));
});
process.once('disconnect', () => process.exit());
