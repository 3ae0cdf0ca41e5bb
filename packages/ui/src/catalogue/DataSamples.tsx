import { useState } from 'react';
import { Button } from '../action/Button';
import { Badge, type BadgeTone } from '../data/Badge';
import { ChartFrame } from '../data/ChartFrame';
import { CodeBox } from '../data/CodeBox';
import { EmptyState } from '../data/EmptyState';
import { ErrorState } from '../data/ErrorState';
import { Facts } from '../data/Facts';
import { Fold } from '../data/Fold';
import { InfiniteList } from '../data/InfiniteList';
import { LongName } from '../data/LongName';
import { Notice } from '../data/Notice';
import { PageHeader } from '../data/PageHeader';
import { Skeleton } from '../data/Skeleton';
import { Spinner } from '../foundation/Spinner';
import { ScoreMeter } from '../data/ScoreMeter';
import { SideColumns } from '../data/SideColumns';
import { Row } from '../data/Stack';
import { Table } from '../data/Table';
import { Tabs } from '../data/Tabs';
import { Sample } from './Sample';
import type { Words } from './words';

const TONES: readonly BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'info'];
const nothing = () => undefined;

const TabsSample = ({ words }: { words: Words }) => {
  const [selected, setSelected] = useState(words.choices[0] ?? '');
  const items = words.choices.map((label) => ({ key: label, label }));
  return (
    <Tabs label={words.title} items={items} selected={selected} onSelect={setSelected}>
      <p>{selected}</p>
    </Tabs>
  );
};

/** What shows data, and what stands there while there is none. */
export const DataSamples = ({ words }: { words: Words }) => (
  <>
    <Sample name="PageHeader">
      <PageHeader
        title={words.title}
        note={words.text}
        actions={<Button icon="add">{words.action}</Button>}
      />
    </Sample>
    <Sample name="Notice">
      <Notice action={<Button size="small">{words.action}</Button>}>{words.text}</Notice>
      <Notice tone="info" small>
        {words.text}
      </Notice>
    </Sample>
    <Sample name="Facts">
      <Facts
        facts={[
          [words.name, 'www.example.ac.th'],
          [words.title, words.text],
        ]}
      />
    </Sample>
    <Sample name="SideColumns">
      <SideColumns>
        <p>{words.text}</p>
        <p>{words.hint}</p>
      </SideColumns>
    </Sample>
    <Sample name="CodeBox">
      <CodeBox text="whsec_M2x8Ql0n5Vb7" />
    </Sample>
    <Sample name="ScoreMeter">
      <ScoreMeter label={words.title} text="72" value={72} />
    </Sample>
    <Sample name="LongName">
      <LongName>www.example.ac.th/a11y_font_size</LongName>
    </Sample>
    <Sample name="Table">
      <Table
        caption={words.title}
        rowKey={({ id }) => id}
        items={words.choices.map((name, index) => ({ id: String(index), name }))}
        groupOf={({ id }) => ({
          key: id === '0' ? 'first' : 'others',
          title: id === '0' ? words.title : words.hint,
        })}
        columns={[
          {
            key: 'name',
            title: words.name,
            cell: ({ name }) => name,
            sort: { now: 'ascending', onSort: nothing },
          },
          { key: 'text', title: words.hint, cell: () => words.text },
          { key: 'number', title: words.status, align: 'end', cell: ({ id }) => id },
          {
            key: 'action',
            title: words.action,
            hiddenTitle: true,
            cell: () => <Button size="small">{words.action}</Button>,
          },
        ]}
      />
    </Sample>
    <Sample name="Tabs">
      <TabsSample words={words} />
    </Sample>
    <Sample name="InfiniteList">
      <InfiniteList hasMore={false} loading={false} onMore={nothing}>
        <p>{words.text}</p>
      </InfiniteList>
      <InfiniteList hasMore loading onMore={nothing}>
        <p>{words.text}</p>
      </InfiniteList>
      <InfiniteList hasMore loading={false} failed onMore={nothing}>
        <p>{words.text}</p>
      </InfiniteList>
    </Sample>
    <Sample name="EmptyState">
      <EmptyState title={words.title} heading="h3" action={<Button icon="add">{words.action}</Button>}>
        {words.text}
      </EmptyState>
    </Sample>
    <Sample name="Fold">
      <Fold title={words.name}>{words.text}</Fold>
    </Sample>
    <Sample name="ErrorState">
      <ErrorState onRetry={nothing} />
      <ErrorState>{words.error}</ErrorState>
    </Sample>
    <Sample name="Badge">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {words.status}
          </Badge>
        ))}
      </Row>
    </Sample>
    <Sample name="Skeleton">
      <Skeleton />
      <Skeleton $height="80px" $width="50%" />
    </Sample>
    <Sample name="Spinner">
      <Row>
        <Spinner />
        <Spinner $size={40} />
      </Row>
    </Sample>
    <Sample name="ChartFrame">
      <ChartFrame title={words.title} height="120px">
        <Skeleton $height="120px" />
      </ChartFrame>
    </Sample>
  </>
);
