import { LIST_SIZE, type Detector, type Hit } from '../Content';
import { hasScores, isScoreTitle } from '../text/attributes';
import { peopleLists } from '../text/peopleLists';
import { columnsOf } from '../text/table';
import { PUPILS, STUDENT_TITLE } from '../words';

/** Lists of children, and of students' numbers with their marks. */
export const children: Detector = (content) => {
  const ofChildren = peopleLists(content).flatMap((list): Hit[] => {
    const { names, place, columns, children: count } = list;
    const hit = (confidence: Hit['confidence']): Hit[] => [
      { kind: 'children', confidence, place, values: names, count: Math.max(count, names.length) },
    ];
    if (count >= LIST_SIZE) return hit('certain');
    const numbered =
      columns.some(({ title }) => STUDENT_TITLE.test(title)) || STUDENT_TITLE.test(list.caption);
    return numbered || (PUPILS.test(list.caption) && hasScores(list)) ? hit('likely') : [];
  });
  const ofNumbers = content.tables.flatMap((table): Hit[] => {
    const columns = columnsOf(table);
    const numbers = columns.find(({ title }) => STUDENT_TITLE.test(title));
    if (!numbers || !columns.some(({ title }) => isScoreTitle(title))) return [];
    const values = [...new Set(numbers.cells.map((cell) => cell.trim()).filter((cell) => /\d/.test(cell)))];
    if (values.length < LIST_SIZE) return [];
    return [{ kind: 'children', confidence: 'likely', place: numbers.place, values, count: values.length }];
  });
  return ofChildren.length > 0 ? ofChildren : ofNumbers;
};
