import type { Person } from './person';

/** Waits until a decision has left the browser and is durable. */
export const recorded = async ({ page }: Person): Promise<{ consent_id: string }> => {
  const response = await page.waitForResponse(
    (answer) => answer.url().endsWith('/consents') && answer.status() === 201,
  );
  return (await response.json()) as { consent_id: string };
};

/** The tags of the fixture website that ran in the page. */
export const ranTags = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

/** Waits until both tags of the fixture website ran. */
export const runsTags = async ({ page }: Person): Promise<void> => {
  await page.waitForFunction(() => (window as unknown as { ran?: string[] }).ran?.length === 2);
};
