interface Test {
  path: string;
  context: { config: { displayName?: { name: string } } };
}
declare class LongestFirst {
  constructor(options: { contexts: []; globalConfig: object });
  sort(tests: Test[]): Test[];
  shard(tests: Test[], options: { shardIndex: number; shardCount: number }): Test[];
}
export = LongestFirst;
