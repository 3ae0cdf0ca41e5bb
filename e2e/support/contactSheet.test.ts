import { PNG } from 'pngjs';
import { contactSheet, differences, shrink, toFile } from './contactSheet';

/** A page of 400 × 200 with a block of letters-like stripes in one place. */
const page = (x: number, shade = 40): PNG => {
  const picture = new PNG({ width: 400, height: 200 });
  for (let at = 0; at < picture.data.length; at += 4) {
    const [column, row] = [(at / 4) % 400, Math.floor(at / 4 / 400)];
    const inBlock = column >= x && column < x + 100 && row > 50 && row < 150 && row % 3 > 0;
    picture.data.set(inBlock ? [shade, 110, 110, 255] : [255, 255, 255, 255], at);
  }
  return picture;
};
const sheetOf = (...pictures: PNG[]) => PNG.sync.read(toFile(contactSheet(pictures, 2)));
const small = (picture: PNG) => shrink(picture, 4);

test('the same pictures differ in nothing, and slightly other letters in nothing that counts', () => {
  const sheet = sheetOf(small(page(20)), small(page(200)), small(page(20)));
  expect(differences([page(20), page(200), page(21, 60)].map(small), sheet, 2)).toEqual([0, 0, 0]);
});

test('one picture with its block elsewhere, or in another colour, is found among many', () => {
  const sheet = sheetOf(small(page(20)), small(page(20)), small(page(20)));
  const [same, moved, recolored] = differences([page(20), page(260), page(20, 250)].map(small), sheet, 2);
  expect(same).toBe(0);
  expect(moved).toBeGreaterThan(0.1);
  expect(recolored).toBeGreaterThan(0.05);
});

test('pictures of another size than the sheet’s are not the same', () => {
  expect(differences([page(20)], sheetOf(small(page(20))), 2)).toEqual([1]);
});

test('a picture that was not taken differs in nothing, and those after it are compared in their own places', () => {
  const sheet = sheetOf(small(page(20)), small(page(200)), small(page(20)));
  expect(differences([undefined, small(page(200)), small(page(20))], sheet, 2)).toEqual([0, 0, 0]);
  expect(differences([undefined, small(page(260))], sheet, 2)[1]).toBeGreaterThan(0.1);
});
