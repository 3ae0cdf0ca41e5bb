import { Types } from 'mongoose';
import { groupsByPath, missingPaths, pathKey } from './groupPaths';

const [top, below] = [new Types.ObjectId(), new Types.ObjectId()];
const groups = [
  { _id: top, name: 'Science', path: [String(top)] },
  { _id: below, name: 'Physics', path: [String(top), String(below)] },
];

it('a group is found by the names from the top, whatever their case', () => {
  const known = groupsByPath(groups);
  expect(known.get(pathKey(['science', 'PHYSICS']))).toBe(String(below));
  expect(known.get(pathKey(['Physics']))).toBeUndefined();
});

it('what is missing is named once, each after the one above it', () => {
  const wanted = [['Science', 'Law'], ['SCIENCE', 'law'], ['Arts', 'Music'], ['Science']];
  expect(missingPaths(wanted, groupsByPath(groups))).toEqual(['Science/Law', 'Arts', 'Arts/Music']);
});
