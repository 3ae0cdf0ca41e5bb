/** @jest-environment @yinyom/build-remote/jest/jsdomEnvironment */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What owners copy out of the guides of content management systems: it is parsed, and run on stand-ins for the systems' classes.

const GUIDES = path.resolve(__dirname, '../../docs/guides');
const TAG = 'https://consent.example.ac.th/sdk/v1/SITE_KEY.js';

/** Code of a guide in a language, in its order; blocks within lists without their indent. */
const blocksOf = (guide: string, language: string): string[] =>
  [...readFileSync(path.join(GUIDES, guide), 'utf8').matchAll(/^( *)```(\w+)\n([^]*?)^ *```/gm)]
    .filter(([, , name]) => name === language)
    .map(([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

const hasPhp = spawnSync('php', ['--version']).status === 0;
const withPhp = hasPhp ? describe : describe.skip;

/** Scripts of a page in its order, as their addresses. */
const scriptsOf = (page: string): string[] =>
  [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('head script')].map(
    (script) => script.getAttribute('src') ?? '',
  );

it.each([
  ['joomla.md', '<jdoc:include type="scripts" />'],
  ['moodle.md', /$/],
])('%s: what is pasted is the first script of a head', (guide, marker) => {
  const [pasted = ''] = blocksOf(guide, 'html');
  expect(scriptsOf(pasted.replace(marker, '<script src="later.js"></script>'))[0]).toBe(TAG);
});

it('joomla.md: the manifest is XML and names the folders of its files', () => {
  const [manifest = ''] = blocksOf('joomla.md', 'xml');
  const document = new DOMParser().parseFromString(manifest, 'text/xml');
  expect([...document.querySelectorAll('folder')].map((one) => one.textContent)).toEqual(['services', 'src']);
  expect(document.querySelector('namespace')?.textContent).toBe('Example\\Plugin\\System\\Yinyom');
});

withPhp('code of the guides in PHP', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yinyom-cms-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs blocks between stand-ins and a program. @returns what it prints, as JSON */
  const run = (standIns: string, blocks: readonly string[], program: string): unknown => {
    const files = blocks.map((code, at) => {
      const file = path.join(folder, `block${at}.php`);
      writeFileSync(file, code.startsWith('<?php') ? code : `<?php\n${code}`);
      return `$returned[] = require ${JSON.stringify(file)};`;
    });
    const main = path.join(folder, 'main.php');
    writeFileSync(main, ['<?php', standIns, 'namespace {', ...files, program, '}'].join('\n'));
    const { stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr', main], { encoding: 'utf8' });
    if (stderr) throw new Error(stderr);
    return JSON.parse(stdout);
  };

  it.each(['joomla.md', 'drupal.md', 'moodle.md'])('%s: php finds no mistake in any block', (guide) => {
    const blocks = blocksOf(guide, 'php');
    expect(blocks.length).toBeGreaterThan(1);
    for (const code of blocks) {
      const { status, stdout } = spawnSync('php', ['-l'], {
        input: code.startsWith('<?php') ? code : `<?php\n${code}`,
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax errors')]);
    }
  });

  it('joomla.md: the plugin puts the script first into pages of the website alone, and prints no odd address', () => {
    const standIns = `
namespace Joomla\\CMS\\Extension { interface PluginInterface {} }
namespace Joomla\\DI { interface ServiceProviderInterface {}
  class Container { public array $made = []; function set($name, $make) { $this->made[$name] = $make; } function get($name) { return new \\Dispatcher(); } } }
namespace Joomla\\Event { interface SubscriberInterface { static function getSubscribedEvents(): array; } interface DispatcherInterface {} }
namespace Joomla\\CMS { class Factory { static $app; static function getApplication() { return self::$app; } } }
namespace Joomla\\CMS\\Plugin {
  class PluginHelper { static function getPlugin() { return (object) ['params' => \\Params::$all]; } }
  abstract class CMSPlugin implements \\Joomla\\CMS\\Extension\\PluginInterface { public $params; private $application;
    function __construct(\\Joomla\\Event\\DispatcherInterface $dispatcher, array $config = []) { $this->params = new \\Params($config['params']); }
    protected function getApplication() { return $this->application; }
    function setApplication($app): void { $this->application = $app; } } }
namespace { define('_JEXEC', 1);
  class Dispatcher implements \\Joomla\\Event\\DispatcherInterface {}
  class Params { static $all; function __construct(private array $own) {} function get($name, $default) { return $this->own[$name] ?? $default; } }
  class App { function __construct(public string $client, public string $type, public string $body) {}
    function isClient($name) { return $name === $this->client; } function getDocument() { return $this; } function getType() { return $this->type; }
    function getBody() { return $this->body; } function setBody($body) { $this->body = $body; } } }`;
    const program = `
[, $provider] = $returned;
$page = '<!doctype html><html><head lang="th"><script src="other.js"></script></head><body><header></header></body></html>';
$shown = function (string $client, string $type, array $params) use ($provider, $page) {
  Params::$all = $params;
  Joomla\\CMS\\Factory::$app = new App($client, $type, $page);
  $container = new Joomla\\DI\\Container();
  $provider->register($container);
  $plugin = $container->made[Joomla\\CMS\\Extension\\PluginInterface::class]($container);
  $plugin->{$plugin::getSubscribedEvents()['onAfterRender']}();
  return Joomla\\CMS\\Factory::$app->body;
};
$good = ['server' => 'https://consent.example.ac.th/', 'site_key' => 'SITE_KEY'];
echo json_encode([$shown('site', 'html', $good), $shown('administrator', 'html', $good), $shown('site', 'json', $good),
  $shown('site', 'html', ['server' => 'https://a.b"><script>', 'site_key' => 'SITE_KEY']), $shown('site', 'html', [])]);`;
    const [provider = '', plugin = ''] = blocksOf('joomla.md', 'php');
    const [shown, ...others] = run(standIns, [plugin, provider], program) as string[];
    expect(scriptsOf(shown ?? '')).toEqual([TAG, 'other.js']);
    for (const page of others) expect(scriptsOf(page)).toEqual(['other.js']);
  });

  it('drupal.md: the module puts the script first, keeps out of the administration, and lets listed files wait', () => {
    const standIns = `
namespace Drupal\\Core\\Site { class Settings { static function get($name, $default) { return $GLOBALS['settings'][$name] ?? $default; } } }
namespace { class Drupal { static bool $admin = false; static function service($name) { return new self(); } function isAdminRoute() { return self::$admin; } } }`;
    const program = `
$none = $administration = $attachments = [];
$js = ['core/drupal.js' => ['attributes' => []], 'https://stats.example.com/tag.js' => ['preprocess' => true]];
yinyom_page_attachments($attachments);
yinyom_js_alter($js);
Drupal::$admin = true;
yinyom_page_attachments($administration);
Drupal::$admin = false;
$GLOBALS['settings'] = [];
yinyom_page_attachments($none);
echo json_encode([$attachments, $administration, $none, $js]);`;
    const [module = '', settings = ''] = blocksOf('drupal.md', 'php');
    const [attachments, administration, none, js] = run(standIns, [module, settings], program) as [
      { '#attached': { html_head: [[Record<string, unknown>, string]] } },
      unknown[],
      unknown[],
      Record<string, { attributes?: object; preprocess?: boolean }>,
    ];
    const [[element, name]] = attachments['#attached'].html_head;
    expect([element['#tag'], element['#attributes'], name]).toEqual(['script', { src: TAG }, 'yinyom']);
    // Drupal's own first element, the character set, has -1000.
    expect(element['#weight']).toBeLessThan(-1000);
    expect([administration, none]).toEqual([[], []]);
    expect(js['https://stats.example.com/tag.js']).toEqual({
      attributes: { type: 'text/plain', 'data-category': '3' },
      preprocess: false,
    });
    expect(js['core/drupal.js']).toEqual({ attributes: [] });
  });

  it('moodle.md: the plugin prints the address of config.php, and nothing without one', () => {
    const standIns = `
namespace core\\hook\\output { final class before_standard_head_html_generation { public string $html = ''; function add_html($html) { $this->html .= $html; } } }
namespace { define('MOODLE_INTERNAL', 1); $CFG = new stdClass(); $plugin = new stdClass(); }`;
    const program = `
[$rule] = $callbacks;
$print = function () use ($rule) { $hook = new $rule['hook'](); ($rule['callback'])($hook); return $hook->html; };
$printed = $print();
unset($CFG->yinyom_script);
echo json_encode([$printed, $print(), $plugin->component]);`;
    expect(run(standIns, blocksOf('moodle.md', 'php'), program)).toEqual([
      `<script src="${TAG}"></script>`,
      '',
      'local_yinyom',
    ]);
  });
});
