import type { GroupTag } from '@yinyom/contracts/groups/groupTag';
import { errorMessage, formatDateTime, formatNumber, Link, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Fold } from '@yinyom/ui/data/Fold';
import { LongName } from '@yinyom/ui/data/LongName';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useIgnoreTagHostMutation } from '../../api/groupTagApi';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useGroupTexts } from '../../texts/useGroupTexts';

type SeenHost = GroupTag['unknown_hosts'][number];

interface UnknownHostsProps {
  groupId: string;
  unknown: GroupTag['unknown_hosts'];
  ignored: GroupTag['ignored_hosts'];
}

/** Hosts where the tag was met without a website: each becomes a website, or is ignored and can be listed again. */
export const UnknownHosts = ({ groupId, unknown, ignored }: UnknownHostsProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const [change, { isLoading, originalArgs }] = useIgnoreTagHostMutation();
  const ignore = async (host: string, isIgnored: boolean) => {
    const { error } = await change({ params: { id: groupId }, body: { host, ignored: isIgnored } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t(isIgnored ? 'tag.ignored' : 'tag.listed', { host }));
  };
  const isBusy = (host: string) => isLoading && originalArgs?.body.host === host;
  const heading = useFocusAfterChange<HTMLHeadingElement>(`${unknown.length} ${ignored.length}`);
  const facts = [
    { key: 'host', title: t('tag.host'), cell: ({ host }: SeenHost) => <LongName>{host}</LongName> },
    {
      key: 'seen',
      title: t('tag.seen'),
      unbroken: true,
      cell: ({ seen_at }: SeenHost) => formatDateTime(seen_at),
    },
  ];
  const actions = { key: 'actions', title: t('tag.actions'), hiddenTitle: true } as const;
  return (
    <Stack $gap={3}>
      <h2 ref={heading} tabIndex={-1}>
        {t('tag.unknown')}
      </h2>
      <p>{t(unknown.length === 0 ? 'tag.unknownEmpty' : 'tag.unknownLead')}</p>
      {unknown.length > 0 && (
        <Table
          caption={t('tag.unknown')}
          items={unknown}
          rowKey={({ host }) => host}
          columns={[
            ...facts,
            {
              ...actions,
              cell: ({ host }) => (
                <Row $gap={2}>
                  <ButtonLink
                    as={Link}
                    to={`/websites?${new URLSearchParams({ add: '1', domain: host, group: groupId })}`}
                    $kind="secondary"
                    $size="small"
                    aria-label={t('tag.addOf', { host })}
                  >
                    {t('tag.add')}
                  </ButtonLink>
                  <Button
                    kind="quiet"
                    size="small"
                    busy={isBusy(host)}
                    aria-label={t('tag.ignoreOf', { host })}
                    onClick={() => void ignore(host, true)}
                  >
                    {t('tag.ignore')}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {ignored.length > 0 && (
        <Fold title={t('tag.ignoredHosts', { number: formatNumber(ignored.length, lang) })} look="card">
          <Table
            caption={t('tag.ignoredHosts', { number: formatNumber(ignored.length, lang) })}
            items={ignored}
            rowKey={({ host }) => host}
            columns={[
              ...facts,
              {
                ...actions,
                cell: ({ host }) => (
                  <Button
                    kind="quiet"
                    size="small"
                    busy={isBusy(host)}
                    aria-label={t('tag.listOf', { host })}
                    onClick={() => void ignore(host, false)}
                  >
                    {t('tag.list')}
                  </Button>
                ),
              },
            ]}
          />
        </Fold>
      )}
    </Stack>
  );
};
