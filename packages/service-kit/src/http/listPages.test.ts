import { continuedPage, numberedPage, onlyPage, wholeList } from './listPages';

const name = (row: { id: number }) => `row ${row.id}`;
const cursor = (row: { id: number }) => String(row.id);
const rows = [{ id: 3 }, { id: 2 }, { id: 1 }];

describe('pages of lists', () => {
  it('ends a list that has no second page', () => {
    expect(wholeList(['a', 'b'])).toEqual({
      entities: ['a', 'b'],
      limit: 2,
      total: 2,
      has_more: false,
      next_cursor: null,
    });
    expect(onlyPage(['a'], 50)).toEqual({ ...wholeList(['a'], 50), page: 1 });
  });

  it.each([
    [1, 5, true],
    [2, 5, true],
    [3, 5, false],
    [2, 4, false],
  ])('knows whether entries follow page %i of two among %i', (page, total, has_more) => {
    expect(numberedPage(['a', 'b'], { page, limit: 2 }, total)).toEqual({
      entities: ['a', 'b'],
      page,
      limit: 2,
      total,
      has_more,
      next_cursor: null,
    });
  });

  it('continues behind the last entry that it shows', () => {
    expect(continuedPage(rows, { limit: 2, total: 7 }, name, cursor)).toEqual({
      entities: ['row 3', 'row 2'],
      limit: 2,
      total: 7,
      has_more: true,
      next_cursor: '2',
    });
  });

  it('gives no cursor where nothing follows', () => {
    expect(continuedPage(rows, { limit: 3, total: null }, name, cursor)).toMatchObject({
      entities: ['row 3', 'row 2', 'row 1'],
      total: null,
      has_more: false,
      next_cursor: null,
    });
    expect(continuedPage([], { limit: 3, total: 0 }, name, cursor)).toMatchObject({ next_cursor: null });
  });
});
