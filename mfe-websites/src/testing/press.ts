import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What a call sent. */
export const bodyOf = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>;
