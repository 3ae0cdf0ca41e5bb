import { render, screen } from '@testing-library/react';
import { ChartBoundary } from './ChartBoundary';

const Broken = () => {
  throw new Error('Loading chunk 519 failed.');
};

test('when the chart cannot be loaded its place says so and the page lives on', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ChartBoundary fallback={<p>look at the table</p>}>
      <Broken />
    </ChartBoundary>,
  );
  expect(screen.getByText('look at the table')).toBeVisible();
});
