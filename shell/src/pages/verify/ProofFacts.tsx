import { choiceKind } from '@yinyom/contracts/evidence/choiceKind';
import { formatDateTime } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HashedDecision } from './hashedDecision';
import { useEvidenceTexts } from './useEvidenceTexts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(8em, auto) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  margin: 0;
  > div {
    display: contents;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  li {
    list-style: none;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: ${({ theme }) => theme.space(2)};
    }
  }
`;

/** What the hashed content says, in the words of evidence. Shown only once its hash was found true. */
export const ProofFacts = ({ decision }: { decision: HashedDecision }) => {
  const t = useEvidenceTexts();
  const rows: [string, ReactNode][] = [
    ['result', t(`type.${decision.result}`)],
    ['time_thailand', formatDateTime(decision.consent_time)],
    ['action', t(`action.${decision.action}`)],
    ['method', t(`method.${decision.method}`)],
    [
      'choices',
      <ul key="choices">
        {decision.categories.map((category) => (
          <li key={category.id}>
            {t(`category.${category.type}`)}: {t(`choice.${choiceKind(category)}`)}
          </li>
        ))}
      </ul>,
    ],
    ['page', decision.page_url],
    ['version', decision.template_version],
    ['seq', decision.seq],
    ['id', decision.consent_id],
  ];
  return (
    <Facts>
      {rows
        .filter(([, value]) => value !== null)
        .map(([field, value]) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
};
