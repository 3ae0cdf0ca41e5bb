import type { Application } from '@yinyom/contracts/websites/application';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { useContext, useMemo } from 'react';
import { InheritanceContext } from './InheritanceContext';

/** What the texts of the open website name besides its domain: its own values, else its groups', else its organization's. */
export const useTextValues = ({ organization, privacy_url, dpo_email }: Application) => {
  const known = useContext(InheritanceContext);
  const { data } = useListMyOrganizationsQuery(undefined);
  const ofOrganization = data?.find(({ id }) => id === organization.id)?.dpo?.email;
  return useMemo(() => {
    const { values = {} } = known ?? {};
    const privacy = privacy_url || values.privacy_url;
    // Where the group has a controller, the organization's officer is not the website's.
    const mailbox = dpo_email || values.dpo_email || (values.organization ? undefined : ofOrganization);
    return {
      organization: values.organization ?? organization.name,
      values: { ...(privacy && { privacy_url: privacy }), ...(mailbox && { dpo_email: mailbox }) },
    };
  }, [known, organization.name, privacy_url, dpo_email, ofOrganization]);
};
