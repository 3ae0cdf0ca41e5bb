import { chooseInOwnBanner, ownBannerState } from '../consent/ownBanner';
import { openPassContext, type ScanTools } from './passContext';

/**
 * A visitor who agrees to statistics and nothing else: what do advertising tags hear? Only our own banner can be told so
 * precisely by a program; with others it stays unchecked.
 * @returns whether it could be checked
 */
export const visitForStatistics = async (tools: ScanTools, url: string): Promise<boolean> => {
  const context = await openPassContext(tools, 'accept', 'statistics');
  let chosen = false;
  try {
    await context.visit(url, {
      onQuiet: async ({ worlds }) => {
        const main = worlds.main();
        if (!main || (await ownBannerState(main)) !== 'undecided') return false;
        context.phase.chosen = true;
        await chooseInOwnBanner(main, 'statistics');
        // Tags answer at once; what was on its way has no update in it.
        context.phase.settled = true;
        chosen = true;
        return true;
      },
    });
  } finally {
    await context.close();
  }
  return chosen;
};
