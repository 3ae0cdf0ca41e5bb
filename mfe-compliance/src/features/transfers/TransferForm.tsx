import {
  MAX_RECIPIENTS,
  saveTransferRegister,
  type TransferRegister,
} from '@yinyom/contracts/papers/transfers';
import { problemCodes, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useState } from 'react';
import styled from 'styled-components';
import {
  useLazyGetTransferRegisterQuery,
  useListTransferVersionsQuery,
  useSaveTransferRegisterMutation,
} from '../../calls/registersApi';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { StatementFrame } from '../../statement/StatementFrame';
import { useStatementForm } from '../../statement/useStatementForm';
import { Versions } from '../../statement/Versions';
import { RecipientFields } from './RecipientFields';
import {
  newRecipient,
  transferBody,
  transferValues,
  type RecipientValues,
  type TransferValues,
} from './transferValues';

const Hosts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
    padding: ${({ theme }) => theme.space(2)} 0;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;
const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What is wrong, by the whole path of a field: `recipients.3.country`. */
const codesOf = (values: TransferValues): Record<string, string> =>
  problemCodes(saveTransferRegister.body!, transferBody(values), (path) => path);

/** The register of transfers: hosts that ask for an answer, and the recipients. */
export const TransferForm = ({ register }: { register: TransferRegister }) => {
  const t = useRegisterTexts();
  const message = useTexts('messages');
  const [save] = useSaveTransferRegisterMutation();
  const [readAgain] = useLazyGetTransferRegisterQuery();
  const params = { id: register.organization_id };
  const [removed, setRemoved] = useState<{ at: number; row: RecipientValues } | null>(null);
  const statement = useStatementForm(register, {
    schema: saveTransferRegister.body!,
    valuesOf: transferValues,
    bodyOf: transferBody,
    save: (values, ifMatch, review) =>
      save({ params, ifMatch, body: { ...transferBody(values), ...review } }).unwrap(),
    readAgain: () => readAgain({ params }).unwrap(),
  });
  const { data: versions } = useListTransferVersionsQuery({ params, query: {} });
  const { form, stored } = statement;
  const { recipients, no_transfers } = form.values;
  const named = new Set(recipients.map(({ host }) => host));
  const open = stored.unanswered_hosts.filter(({ host }) => !named.has(host));
  const setRecipients = (next: RecipientValues[]) => form.change({ recipients: next });
  /** Each row says what is wrong with it once a save was refused. */
  const codes = form.refusals > 0 ? codesOf(form.values) : {};
  const problemsOf = (at: number): Partial<Record<keyof RecipientValues, string>> =>
    Object.fromEntries(
      Object.entries(codes)
        .filter(([path]) => path.startsWith(`recipients.${at}.`))
        .map(([path, code]) => [path.split('.')[2] ?? '', message([code, 'invalid_value'])]),
    );
  const isFull = recipients.length >= MAX_RECIPIENTS;
  return (
    <Stack $gap={5}>
      {open.length > 0 && (
        <Card aria-labelledby="hosts">
          <Stack>
            <h2 id="hosts">{t('transfers.unanswered', { number: open.length })}</h2>
            <p>{t('transfers.unanswered_hint')}</p>
            <Hosts>
              {open.map(({ host, websites }) => (
                <li key={host}>
                  <span id={`host-${host}`}>
                    <strong>{host}</strong>{' '}
                    <Quiet>{t('transfers.seen_on', { websites: websites.join(', ') })}</Quiet>
                  </span>
                  <Button
                    kind="secondary"
                    size="small"
                    disabled={isFull}
                    aria-describedby={`host-${host}`}
                    onClick={() => setRecipients([...recipients, newRecipient(host)])}
                  >
                    {t('transfers.answer')}
                  </Button>
                </li>
              ))}
            </Hosts>
          </Stack>
        </Card>
      )}
      <StatementFrame statement={statement}>
        <h2>{t('transfers.recipients')}</h2>
        {Object.keys(codes).length === 0 && <ProblemBox>{form.problems.recipients ?? null}</ProblemBox>}
        {recipients.length === 0 && (
          <Card>
            <Stack>
              <p>{t('transfers.none')}</p>
              <Checkbox
                label={t('transfers.no_transfers')}
                checked={no_transfers}
                onChange={(checked) => form.change({ no_transfers: checked })}
              />
              <Quiet>{t('transfers.no_transfers_hint')}</Quiet>
            </Stack>
          </Card>
        )}
        {recipients.map((row, at) => (
          <RecipientFields
            // Rows have no id of their own: their place is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            number={at + 1}
            values={row}
            problems={problemsOf(at)}
            onChange={(changed) =>
              form.change({
                recipients: recipients.map((one, index) => (index === at ? { ...one, ...changed } : one)),
              })
            }
            onRemove={() => {
              setRemoved({ at, row });
              setRecipients(recipients.filter((_, index) => index !== at));
            }}
          />
        ))}
        {removed && (
          <Notice
            tone="info"
            action={
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  setRecipients(recipients.toSpliced(removed.at, 0, removed.row));
                  setRemoved(null);
                }}
              >
                {t('transfers.undo')}
              </Button>
            }
          >
            {t('transfers.removed')}
          </Notice>
        )}
        <div>
          <Button
            kind="secondary"
            icon="add"
            disabled={isFull}
            onClick={() => setRecipients([...recipients, newRecipient()])}
          >
            {t('transfers.add')}
          </Button>
        </div>
      </StatementFrame>
      <Versions list={versions} current={stored.version} />
    </Stack>
  );
};
