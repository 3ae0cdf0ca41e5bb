/** Something about each person of a list. */
export interface Attribute {
  /** Words of titles of columns, and of captions of lists without columns. */
  title: RegExp;
  /** What a value of it looks like; null where only the title says it. */
  value: RegExp | null;
}
