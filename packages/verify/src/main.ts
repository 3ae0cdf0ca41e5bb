import { yinyomVerify } from './yinyomVerify';

void yinyomVerify(process.argv.slice(2), (text) => process.stdout.write(text)).then((status) => {
  process.exitCode = status;
});
