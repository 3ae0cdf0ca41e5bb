import { formatBytes, formatNumber, registerTexts, useLang, useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Outlines } from './Outlines';
import { forgetPanel } from './panelIsWanted';
import { usePageParts } from './usePageParts';

registerTexts('operations', (lang) => import(`../../locales/operations/${lang}.json`), 'shell');

const Panel = styled.aside`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  inset: auto 8px 8px auto;
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  width: min(460px, calc(100vw - 16px));
  max-height: min(60vh, 520px);
  padding: ${({ theme }) => theme.space(4)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
  h2,
  h3 {
    font-size: inherit;
  }
  ul {
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space(5)};
  }
`;

/**
 * `?yinyom=parts`: which remote and build drew each part of the page, how their files came, and which modules they share.
 * It reads what any visitor's browser knows anyway.
 */
export const PartsPanel = () => {
  const t = useTexts('operations');
  const lang = useLang();
  const [open, setOpen] = useState(true);
  const { drawn, times, shared } = usePageParts();
  if (!open) return null;
  const close = () => {
    forgetPanel();
    setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <>
      <Outlines drawn={drawn} />
      <Panel aria-labelledby="parts-panel" onKeyDown={onKeyDown}>
        <Row $justify="space-between">
          <h2 id="parts-panel">{t('panel.title')}</h2>
          <IconButton icon="close" label={t('panel.close')} onClick={close} />
        </Row>
        <h3>{t('panel.drawn')}</h3>
        <ul>
          {drawn.length === 0 && <li>{t('panel.none')}</li>}
          {drawn.map(({ name, build }, at) => (
            <li key={at}>
              {name} <code>{build}</code>
            </li>
          ))}
        </ul>
        <Table
          caption={t('panel.times')}
          items={times.map((time, at) => ({ ...time, key: String(at) }))}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'file',
              title: t('panel.times'),
              cell: ({ part, kind, file }) =>
                `${part} ${t(`panel.kind_${kind}`)} ${file.split('/').at(-1) ?? ''}`,
            },
            {
              key: 'took',
              title: t('panel.took'),
              align: 'end',
              cell: ({ took }) => `${formatNumber(took, lang)} ms`,
            },
            {
              key: 'size',
              title: t('panel.size'),
              align: 'end',
              cell: ({ bytes }) =>
                bytes === null ? '–' : bytes === 0 ? t('panel.from_cache') : formatBytes(bytes),
            },
          ]}
        />
        <Table
          caption={t('panel.shared')}
          items={shared}
          rowKey={({ name, version }) => `${name}@${version}`}
          columns={[
            { key: 'module', title: t('panel.shared'), cell: ({ name }) => name },
            { key: 'version', title: t('panel.version'), cell: ({ version }) => version },
            { key: 'from', title: t('panel.from'), cell: ({ from }) => from },
          ]}
        />
      </Panel>
    </>
  );
};
