import { beginAgreement } from '../support/beginAgreement';
import { signIn } from '../support/demo';
import { enterIncident } from '../support/enterIncident';
import { enterLetter } from '../support/enterLetter';
import { enterRequest } from '../support/enterRequest';
import { ownerApi } from '../support/ownerApi';
import { SIGNED_IN } from '../support/pageAddresses';
import { pageFaults, viewsOf, WIDTHS } from '../support/pageFaults';
import { useConsole } from '../support/useConsole';

const scene = useConsole();

describe(`at ${WIDTHS.join(' and ')} px nothing is wider than the window, and axe finds nothing in either theme`, () => {
  it('on pages of somebody signed in', async () => {
    await signIn(scene.person, scene.stack);
    const owner = await ownerApi(scene.stack);
    const { id } = await enterRequest(owner);
    await owner.call('POST', `/requests/${id}/tasks`, { body: { system_name: 'CRM' } });
    const agreement = await beginAgreement(owner);
    const letter = await enterLetter(owner);
    const { id: incidentId } = await enterIncident(owner);
    const { entities } = (
      await owner.call<{ entities: { id: string }[] }>(
        'GET',
        `/organizations/${owner.organizationId}/activities`,
      )
    ).body;
    const addresses = Object.values(SIGNED_IN)
      .flat()
      .map((address) =>
        address
          .replace(':requestId', id)
          .replace(':letterId', letter.id)
          .replace(':agreementId', agreement.id)
          .replace(':incidentId', incidentId)
          .replace(':activityId', entities[0]?.id ?? ''),
      );
    const views = viewsOf(addresses);
    const found: string[] = [];
    for (const address of addresses) {
      found.push(...(await pageFaults(scene.person, scene.stack.url, address, views)));
    }
    expect(found).toEqual([]);
  }, 600_000);
});
