import { getOrganizationAgreementFile } from '@yinyom/contracts/identity/agreement';
import type { AgreementAcceptance } from '@yinyom/contracts/identity/agreement';
import { downloadFile, errorMessage, formatDate, formatDateTime, saveFile, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, max-content) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Fact = styled.div`
  display: contents;
`;

interface AcceptedAgreementProps {
  organizationId: string;
  acceptance: AgreementAcceptance;
}

/** The agreement that binds the organization now: which text, who accepted it, when, and the text to keep. */
export const AcceptedAgreement = ({ organizationId, acceptance }: AcceptedAgreementProps) => {
  const t = useUsersTexts();
  const [busy, setBusy] = useState(false);
  const facts = [
    [
      'version',
      t('agreement.version_of', { version: acceptance.version, date: formatDate(acceptance.effective_from) }),
    ],
    ['accepted_at', formatDateTime(acceptance.accepted_at)],
    ['person', `${acceptance.name} (${acceptance.email})`],
    ['organization', acceptance.organization_name],
    ['occasion', t(`agreement.occasion_${acceptance.occasion}`)],
    ['hash', acceptance.sha256],
  ] as const;
  const download = async () => {
    setBusy(true);
    try {
      const got = await downloadFile({
        endpoint: getOrganizationAgreementFile,
        params: { id: organizationId },
        quiet: true,
      });
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <h3>{t('agreement.accepted')}</h3>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name}>
            <dt>{t(`agreement.${name}`)}</dt>
            <dd>{name === 'hash' ? <code>{value}</code> : value}</dd>
          </Fact>
        ))}
      </Facts>
      <div>
        <Button kind="secondary" icon="download" busy={busy} onClick={() => void download()}>
          {t('agreement.pdf')}
        </Button>
      </div>
    </>
  );
};
