import { screen } from '@testing-library/dom';

it('a query that waited in vain shows the document as it was at the end', async () => {
  document.body.innerHTML = '<p>Here</p>';
  const waiting = screen.findByRole('heading', {}, { timeout: 60, interval: 10 });
  setTimeout(() => (document.body.innerHTML = '<p>Here at last</p>'), 20);
  await expect(waiting).rejects.toThrow(/Unable to find.*"heading"[\s\S]*Here at last/);
});

it('a query that does not wait shows the document, too', () => {
  document.body.innerHTML = '<p>Here</p>';
  expect(() => screen.getByText('There')).toThrow(/Unable to find.*There[\s\S]*<p>/);
});
