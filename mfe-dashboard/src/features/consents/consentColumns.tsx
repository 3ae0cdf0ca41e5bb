import type { Consent } from '@yinyom/contracts/consents/consent';
import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import type { Column, PhonePlace } from '@yinyom/ui/data/Table';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConsentTypeBadge } from './ConsentTypeBadge';
import { readableAddress } from './readableAddress';

const Time = styled.time`
  white-space: nowrap;
`;
/** One line: whole ids are in the title, in what is copied and in the details. */
const Code = styled.code`
  display: block;
  max-width: 13ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: inline;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
const Clip = styled.span`
  display: block;
  max-width: 24ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Badges = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
`;

type Words = (key: string, values?: Record<string, string>) => string;

/** Columns of the consent table in the specification's order (§3): time, ids, device, type, referrer. */
export const consentColumns = (t: Words, onOpen: (id: string) => void): Column<Consent>[] => {
  const column = (
    key: string,
    title: string,
    cell: (consent: Consent) => ReactNode,
    phone?: PhonePlace,
  ): Column<Consent> => ({ key, title: t(title), cell, phone });
  return [
    column('time', 'evidence.field.time', (consent) => (
      <Time dateTime={consent.consent_time}>{formatDateTime(consent.consent_time)}</Time>
    )),
    column('id', 'evidence.field.id', (consent) => <Code title={consent.id}>{consent.id}</Code>),
    column(
      'client',
      'evidence.field.client',
      ({ client_id: client }) => <Code title={client ?? undefined}>{client ?? '–'}</Code>,
      'none',
    ),
    column('device', 'evidence.field.device', (consent) => t(`evidence.device.${consent.device}`), 'bare'),
    column(
      'type',
      'evidence.field.type',
      (consent) => (
        <Badges>
          <ConsentTypeBadge type={consent.consent_type} />
          {/* A later decision may be a withdrawal: its type alone does not say what came of it. */}
          {consent.consent_type === 'reconsent' && <ConsentTypeBadge type={consent.result} />}
        </Badges>
      ),
      'bare',
    ),
    column('language', 'evidence.field.language', (consent) => LANGUAGE_NAMES[consent.language], 'bare'),
    column(
      'referrer',
      'evidence.field.referrer',
      (consent) => (
        <Clip title={consent.referrer_url ?? undefined}>
          {consent.referrer_url ? readableAddress(consent.referrer_url) : t('consents.noReferrer')}
        </Clip>
      ),
      'none',
    ),
    {
      ...column('details', 'consents.details', (consent) => (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('consents.detailsOf', { id: consent.id })}
          onClick={() => onOpen(consent.id)}
        >
          {t('consents.details')}
        </Button>
      )),
      hiddenTitle: true,
    },
  ];
};
