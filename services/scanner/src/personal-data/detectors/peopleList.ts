import type { Detector } from '../Content';
import { attributesOf } from '../text/attributes';
import { peopleLists } from '../text/peopleLists';

/** Lists of people that say more of them than their names. */
export const peopleList: Detector = (content) =>
  peopleLists(content).flatMap((list) => {
    const { strong, weak } = attributesOf(list, content.ownDomain);
    if (!strong && !weak) return [];
    const confidence = strong && list.isTitled ? ('certain' as const) : ('likely' as const);
    return [
      { kind: 'people_list', confidence, place: list.place, values: list.names, count: list.names.length },
    ];
  });
