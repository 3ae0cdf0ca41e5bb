// From a CSV file with 500 websites to 500 published banners, without scans and verification, by the calls that the console makes.
const WEBSITES = 500;
const LOOK_MS = 1_000;
const HEAD = 'domain,name,group,languages,default_language,privacy_url,dpo_email';

const fileOf = (count) =>
  [
    HEAD,
    ...Array.from(
      { length: count },
      (_, at) =>
        `client${at}.estate.example.ac.th,Client ${at},Clients/Area ${at % 20},"th,en",th,https://client${at}.estate.example.ac.th/privacy,dpo@example.ac.th`,
    ),
  ].join('\r\n');

/** @param call sends a call of the API and gives its answer: (method, address, body) */
export const measureFromCsv = async (call, organization_id) => {
  const ended = async ({ id }) => {
    for (;;) {
      const action = await call('GET', `/bulk-actions/${id}`);
      if (['done', 'failed', 'cancelled'].includes(action.state)) return action;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const secondsSince = (began) => (performance.now() - began) / 1_000;
  const csv = fileOf(WEBSITES);
  const began = performance.now();
  const plan = await call('POST', '/website-imports', { organization_id, csv, dry_run: true });
  if (plan.created !== WEBSITES)
    throw new Error(`${plan.created} websites in the plan: ${JSON.stringify(plan.row_errors[0])}`);
  const shown = secondsSince(began);
  const { bulk_action } = await call('POST', '/website-imports', { organization_id, csv, dry_run: false });
  const made = await ended(bulk_action);
  if (made.outcomes.created !== WEBSITES) throw new Error(JSON.stringify(made));
  const imported = secondsSince(began);
  const publishing = await call('POST', '/bulk-actions', {
    organization_id,
    operation: { action: 'publish' },
    filter: { status: 'all', q: 'estate.example.ac.th' },
  });
  const published = await ended(publishing);
  if (published.outcomes.done !== WEBSITES) throw new Error(JSON.stringify(published));
  return [
    { what: `a file of ${WEBSITES} websites is shown`, value: shown, unit: 's' },
    { what: `${WEBSITES} websites are made`, value: imported, unit: 's' },
    {
      what: `from the file to ${WEBSITES} published banners`,
      value: secondsSince(began),
      unit: 's',
      budget: 600,
    },
  ];
};
