<?php
// Runs every test in a process of its own state and prints a list of names with what went wrong, as JSON.

require __DIR__ . '/stand-ins.php';
require __DIR__ . '/../yinyom-consent/yinyom-consent.php';

const SET_UP = array(
	'server'   => 'https://consent.example.ac.th',
	'site_key' => 'k7Qm2xV9tR4bNc8L',
);

function begin( array $options = SET_UP ): void {
	World::$hooks   = array( 'plugins_loaded' => World::$hooks['plugins_loaded'] );
	World::$codes   = array();
	World::$scripts = array();
	World::$errors  = array();
	World::$blocks  = array();
	World::$asked   = array();
	World::$may     = true;
	World::$job     = null;
	World::$planned = array();
	World::$sites   = array();
	World::$others  = array();
	World::$network = array( 'active_sitewide_plugins' => array( 'yinyom-consent/yinyom-consent.php' => 1 ) );
	World::$archived = array();
	World::$cleared  = array();
	World::$site    = 1;
	World::$transient = null;
	World::$texts     = array();
	World::$options = array( 'yinyom_options' => $options );
	do_action( 'plugins_loaded' );
}
function same( $expected, $found ): void {
	if ( $expected !== $found ) {
		throw new Exception( 'expected ' . var_export( $expected, true ) . ', found ' . var_export( $found, true ) );
	}
}
function has( string $part, string $text ): void {
	if ( false === strpos( $text, $part ) ) {
		throw new Exception( "no $part in $text" );
	}
}

$tests = array(
	'before an address is entered nothing is printed, asked or hooked' => function () {
		begin( array() );
		same( '', do_action( 'wp_head' ) );
		same( false, isset( World::$hooks['rocket_delay_js_exclusions'] ) );
		same( '', yinyom_declaration() . yinyom_preferences() );
		same( false, yinyom_check()['ok'] );
		same( array(), World::$asked );
	},
	'the script is first in the head, with what keeps other plugins from delaying it' => function () {
		begin();
		add_action( 'wp_head', fn() => print '<script src="other.js"></script>', 0 );
		$head = do_action( 'wp_head' );
		same( 0, strpos( $head, '<script id="yinyom-script" src="https://consent.example.ac.th/sdk/v1/k7Qm2xV9tR4bNc8L.js"' ) );
		foreach ( array( 'data-cfasync="false"', 'data-no-optimize="1"', 'data-no-minify="1"', 'data-no-defer="1"', 'data-pagespeed-no-defer', 'nowprocket' ) as $attribute ) {
			has( $attribute, $head );
		}
	},
	'plugins that delay scripts are asked to leave it alone, whatever form their lists have' => function () {
		begin();
		foreach ( YINYOM_LISTS as $list ) {
			same( array( 'theirs', '/sdk/v1/', 'yinyom' ), apply_filters( $list, array( 'theirs' ) ) );
			same( array( '/sdk/v1/', 'yinyom' ), apply_filters( $list, null ) );
		}
		same( 'theirs, /sdk/v1/, yinyom', apply_filters( 'autoptimize_filter_js_exclude', 'theirs' ) );
		same( '/sdk/v1/, yinyom', apply_filters( 'autoptimize_filter_js_exclude', '' ) );
	},
	'pages carry the copy that a job renews, as it is; what is none of ours changes nothing' => function () {
		begin( SET_UP + array( 'carry' => true ) );
		do_action( 'init' );
		same( 'yinyom_renew yinyom_renew', World::$job );
		same( 300, apply_filters( 'cron_schedules', array() )['yinyom_renew']['interval'] );
		has( 'src="https://consent.example.ac.th/sdk/v1/k7Qm2xV9tR4bNc8L.js"', do_action( 'wp_head' ) );
		$piece = function ( string $script, string $key = SET_UP['site_key'], ?string $hashed = null ) {
			$hash = base64_encode( hash( 'sha256', $hashed ?? $script, true ) );
			return "<!-- yinyom {\"site_key\":\"$key\",\"integrity\":\"sha256-$hash\"} -->\n<script nonce=\"%YINYOM_NONCE%\">$script</script>\n";
		};
		$renew = function ( string $body, int $code = 200 ) {
			World::$answer = array( 'code' => $code, 'body' => $body, 'etag' => '"one"' );
			do_action( 'yinyom_renew' );
			return yinyom_copy()['script'] ?? null;
		};
		same( 'say("ยินยอม")', $renew( $piece( 'say("ยินยอม")' ) ) );
		same( 'https://consent.example.ac.th/sdk/v1/k7Qm2xV9tR4bNc8L.inline', World::$asked[0] );
		add_filter( 'wp_inline_script_attributes', fn( $attributes ) => $attributes + array( 'nonce' => 'n1' ) );
		$head = do_action( 'wp_head' );
		has( ' nonce="n1">say("ยินยอม")</script>', $head );
		has( 'data-no-optimize="1"', $head );
		foreach ( array( $piece( 'other()', 'another-key' ), $piece( 'stolen()', SET_UP['site_key'], 'other()' ), $piece( '"</script><b>' ), '<html>', '' ) as $wrong ) {
			same( 'say("ยินยอม")', $renew( $wrong ) );
		}
		same( 'say("ยินยอม")', $renew( '', 503 ) );
		same( array( 'If-None-Match' => '"one"' ), World::$headers );
		World::$options['yinyom_options']['site_key'] = 'anotherKey';
		same( null, yinyom_copy() );
		World::$options['yinyom_options']['carry'] = false;
		do_action( 'init' );
		do_action( 'yinyom_renew' );
		same( array( null, false ), array( World::$job, isset( World::$options['yinyom_copy'] ) ) );
	},
	'switched off for a network, it leaves no job in any site; texts of schedules wait for their language' => function () {
		begin();
		World::$sites = array( 1 => 'https://a.example.ac.th', 2 => 'https://b.example.ac.th' );
		World::$hooks['deactivate'][0][1]( true );
		same( array( '1 yinyom_renew', '1 yinyom_find_site', '2 yinyom_renew', '2 yinyom_find_site' ), World::$cleared );
		World::$cleared = array();
		World::$hooks['deactivate'][0][1]( false );
		same( array( '1 yinyom_renew', '1 yinyom_find_site' ), World::$cleared );
		do_action( 'init' );
		foreach ( array( 'Every five minutes', 'ทุก 5 นาที' ) as $begun => $words ) {
			World::$begun = $begun;
			same( $words, apply_filters( 'cron_schedules', array() )['yinyom_renew']['display'] );
		}
	},
	'WP Consent API: registered, and no answer is no consent' => function () {
		begin();
		same( true, apply_filters( 'wp_consent_api_registered_yinyom-consent/yinyom-consent.php', false ) );
		same( 'optin', apply_filters( 'wp_get_consent_type', false ) );
		World::$api_there = true;
		do_action( 'wp_enqueue_scripts' );
		same( array( 'wp-consent-api' ), World::$scripts['yinyom-bridge'][2] );
		World::$api_there = false;
		do_action( 'wp_enqueue_scripts' );
		same( array(), World::$scripts['yinyom-bridge'][2] );
	},
	'an address without TLS is refused, but for this machine' => function () {
		begin();
		foreach ( array( 'http://consent.example.ac.th', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://192.168.1.5' ) as $open ) {
			same( SET_UP['server'], yinyom_sanitize_options( array( 'server' => $open, 'site_key' => 'k7Qm2xV9' ) )['server'] );
		}
		foreach ( array( 'http://localhost:4000', 'http://demo.localhost:4000', 'http://127.0.0.1:8080' ) as $own ) {
			same( $own, yinyom_sanitize_options( array( 'server' => $own, 'site_key' => 'k7Qm2xV9' ) )['server'] );
		}
	},
	'pages carry no script that came from an address without TLS' => function () {
		begin( array( 'server' => 'http://consent.example.ac.th', 'carry' => true ) );
		same( false, yinyom_carries() );
	},
	'what is no address or no key is told, and what was there stays' => function () {
		begin();
		foreach ( array( 'javascript:alert(1)', 'https://a.b/path', 'https://a b', 'https://user@a.b', "https://a.b\n" . 'x' ) as $wrong ) {
			same( SET_UP['server'], yinyom_sanitize_options( array( 'server' => $wrong, 'site_key' => 'k7Qm2xV9' ) )['server'] );
		}
		same( SET_UP['site_key'], yinyom_sanitize_options( array( 'server' => '', 'site_key' => '"><script>' ) )['site_key'] );
		same( array( 'server', 'server', 'server', 'server', 'server', 'site_key' ), World::$errors );
		same( array( 'server' => 'https://a.b:8443', 'site_key' => 'k7Qm2xV9', 'carry' => false ), yinyom_sanitize_options( array( 'server' => ' https://A.b:8443/ ', 'site_key' => ' k7Qm2xV9 ' ) ) );
		same( array( 'server' => '', 'site_key' => '', 'carry' => false ), yinyom_sanitize_options( array( 'server' => '', 'site_key' => '' ) ) );
		same( SET_UP['site_key'], yinyom_options()['site_key'] );
	},
	'the declaration names the language only when it is one' => function () {
		begin();
		has( '?lang=th"', yinyom_declaration( array( 'lang' => 'th' ) ) );
		$odd = yinyom_declaration( array( 'lang' => '"><img src=x>' ) );
		same( false, strpos( $odd, '<img' ) );
		has( 'declaration.html"', $odd );
		has( 'data-site-key="k7Qm2xV9tR4bNc8L"', yinyom_declaration( '' ) );
	},
	'a gate has its content in a template; a category nobody can agree to holds it' => function () {
		begin();
		$gate = yinyom_gate( array( 'category' => 'marketing' ), '<iframe src="https://video.example"></iframe>' );
		has( 'data-yinyom-gate="4"><template><iframe', $gate );
		same( '', yinyom_gate( array( 'category' => 'all' ), 'x' ) . yinyom_gate( '', 'x' ) );
		$ended = yinyom_gate( array( 'category' => 'statistics' ), 'a</TEMPLATE ><script src="x"></script>' );
		same( 1, substr_count( strtolower( $ended ), '</template' ) );
		same( true, isset( World::$scripts['yinyom-gate'] ) );
	},
	'blocks are drawn by the server as the shortcodes are' => function () {
		begin();
		do_action( 'init' );
		same( array( 'yinyom/declaration', 'yinyom/preferences' ), array_keys( World::$blocks ) );
		same( array( 'ประกาศคุกกี้', 'ปุ่มตั้งค่าคุกกี้' ), array_column( World::$blocks, 'title' ) );
		foreach ( World::$blocks as $block ) {
			same( true, is_callable( $block['render_callback'] ) );
		}
	},
	'the check says what is wrong, and asks the installation alone' => function () {
		begin();
		$said = function ( $answer ) {
			World::$answer = $answer;
			$verdict       = yinyom_check();
			return ( $verdict['ok'] ? 'ok: ' : 'no: ' ) . $verdict['said'];
		};
		has( 'no: The installation does not answer: timed out', $said( new WP_Error() ) );
		has( '(404)', $said( array( 'code' => 404, 'body' => '' ) ) );
		has( 'no: Something else', $said( array( 'code' => 200, 'body' => '<html>' ) ) );
		has( 'no: Something else', $said( array( 'code' => 200, 'body' => '{"site_key":"other"}' ) ) );
		has( 'ok: All is well: version 3', $said( array( 'code' => 200, 'body' => '{"site_key":"k7Qm2xV9tR4bNc8L","version":3}' ) ) );
		same( 'https://consent.example.ac.th/api/v1/public/sites/k7Qm2xV9tR4bNc8L/config', World::$asked[0] );
	},
	'with the tag of a group the script has the host, and the installation says which website it is' => function () {
		begin( array( 'server' => SET_UP['server'], 'site_key' => 'group/k7Qm2xV9tR4b' ) );
		$base = 'https://consent.example.ac.th/sdk/v1/group/k7Qm2xV9tR4b/library.example.ac.th';
		has( "src=\"$base.js\"", do_action( 'wp_head' ) );
		same( '', yinyom_declaration() );
		World::$answer = array( 'code' => 404, 'body' => '' );
		has( 'No website of the group has the host library.example.ac.th', yinyom_check()['said'] );
		World::$answer = array( 'code' => 200, 'body' => "<!-- yinyom {\"site_key\":\"ownKeyOfIt\"} -->\n<script></script>\n" );
		do_action( 'update_option_yinyom_options' );
		same( "$base.inline", World::$asked[0] );
		has( 'data-site-key="ownKeyOfIt"', yinyom_declaration() );
		yinyom_check();
		same( 'https://consent.example.ac.th/api/v1/public/sites/ownKeyOfIt/config', end( World::$asked ) );
		World::$options['yinyom_options']['site_key'] = 'group/anotherGroup';
		same( '', yinyom_own_key() );
		same( 'group/k7Qm2xV9tR4b', yinyom_clean_site_key( ' group/k7Qm2xV9tR4b ' ) );
		same( '', yinyom_clean_site_key( 'group/../k7Qm2xV9' ) . yinyom_clean_site_key( 'other/k7Qm2xV9tR4b' ) );
	},
	'with the tag of a group pages carry the copy of the website that has the host' => function () {
		begin( array( 'server' => SET_UP['server'], 'site_key' => 'group/k7Qm2xV9tR4b', 'carry' => true ) );
		$hash          = base64_encode( hash( 'sha256', 'own()', true ) );
		World::$answer = array( 'code' => 200, 'etag' => '', 'body' => "<!-- yinyom {\"site_key\":\"ownKeyOfIt\",\"integrity\":\"sha256-$hash\"} -->\n<script nonce=\"%YINYOM_NONCE%\">own()</script>\n" );
		do_action( 'yinyom_renew' );
		same( array( 'own()', 'ownKeyOfIt' ), array( yinyom_copy()['script'] ?? null, yinyom_own_key() ) );
	},
	'a site of a network takes what the network has, unless it entered something itself' => function () {
		begin( array() );
		World::$sites   = array( 1 => 'https://a.example.ac.th', 2 => 'https://b.example.ac.th' );
		World::$network['yinyom_network'] = array( 'server' => 'https://consent.example.ac.th', 'site_key' => 'group/k7Qm2xV9tR4b' );
		do_action( 'plugins_loaded' );
		has( '/sdk/v1/group/k7Qm2xV9tR4b/a.example.ac.th.js"', do_action( 'wp_head' ) );
		// Nothing of the site changed: the first page that needs its own key has it asked for, and the next page waits.
		same( '', yinyom_declaration() . yinyom_declaration() );
		same( array( 'yinyom_find_site' ), World::$planned );
		World::$answer = array( 'code' => 200, 'body' => "<!-- yinyom {\"site_key\":\"ownKeyOfIt\"} -->\n<script></script>\n" );
		do_action( 'yinyom_find_site' );
		has( 'data-site-key="ownKeyOfIt"', yinyom_declaration() );
		World::$options = array( 'yinyom_options' => SET_UP );
		has( '/sdk/v1/k7Qm2xV9tR4bNc8L.js"', do_action( 'wp_head' ) );
		same( SET_UP['site_key'], yinyom_sanitize_options( array( 'server' => SET_UP['server'], 'site_key' => 'no key!' ) )['site_key'] );
		World::$options = array();
		same( array( 'server' => '', 'site_key' => '', 'carry' => false ), yinyom_own_options() );
		World::$sites = array();
		same( false, yinyom_is_set_up() );
	},
	'the page of a network lists its sites twenty at a time, checks them, and is for its administrators' => function () {
		begin( array() );
		foreach ( range( 1, 25 ) as $id ) {
			World::$sites[ $id ] = "https://s$id.example.ac.th";
		}
		World::$archived = array( 4 );
		World::$network['yinyom_network'] = array( 'server' => 'https://consent.example.ac.th', 'site_key' => '"><script>' );
		World::$others[2] = array( 'yinyom_options' => SET_UP );
		do_action( 'plugins_loaded' );
		do_action( 'network_admin_menu' );
		same( 'manage_network_options', World::$blocks['network page'][3] );
		$shown = function ( string $page ) {
			$_GET['paged'] = $page;
			ob_start();
			yinyom_print_network();
			return ob_get_clean();
		};
		$first = $shown( '1' );
		same( array( 20, 1 ), array( substr_count( $first, '<tr>' ) - 4, substr_count( $first, 'its own entries' ) ) );
		same( false, strpos( $first, '"><script>' ) );
		has( 's25.example.ac.th', $shown( '2' ) );
		same( false, strpos( $first, 's4.example' ) );
		has( 'page=yinyom_network">Settings</a>', apply_filters( 'network_admin_plugin_action_links_yinyom-consent/yinyom-consent.php', array() )[0] );
		World::$answer = array( 'code' => 200, 'body' => '{"site_key":"k7Qm2xV9tR4bNc8L","version":3}' );
		unset( World::$network['yinyom_network'] );
		$results = yinyom_check_sites( 1 );
		same( array( 20, true, false ), array( count( $results ), $results[2]['ok'], $results[3]['ok'] ) );
		// Active in the first site alone: the page is there, and says of the others that nothing is printed.
		World::$network                   = array();
		World::$options['active_plugins'] = array( 'yinyom-consent/yinyom-consent.php' );
		same( 19, substr_count( $shown( '1' ), 'the plugin is not active there' ) );
		same( array( 2 => null, 3 => null ), array_intersect_key( yinyom_check_sites( 1 ), array( 2 => 1, 3 => 1 ) ) );
		World::$transient = $results;
		has( 'version 3 of the banner is published', $shown( '1' ) );
		same( 1, World::$site );
		World::$may = false;
		same( '', $shown( '1' ) );
		$refused = false;
		try {
			yinyom_handle_network();
		} catch ( RuntimeException $error ) {
			$refused = true;
		}
		same( true, $refused );
	},
	'in Thai every text of the plugin is Thai, with the same placeholders, and the list of plugins links to the settings' => function () {
		begin();
		same( array( '<a href="https://site.example/wp-admin/options-general.php?page=yinyom-consent">Settings</a>', 'theirs' ), apply_filters( 'plugin_action_links_yinyom-consent/yinyom-consent.php', array( 'theirs' ) ) );
		do_action( 'init' );
		$code = implode( '', array_map( 'file_get_contents', array_merge( array( YINYOM_FILE ), glob( dirname( YINYOM_FILE ) . '/includes/*.php' ) ) ) );
		preg_match_all( "/(?:__|_e|esc_html__|esc_html_e)\\( '([^']+)', 'yinyom-consent'/", $code, $found );
		$texts = array_unique( $found[1] );
		sort( $texts );
		$known = array_keys( World::$texts );
		sort( $known );
		same( $texts, $known );
		foreach ( World::$texts as $english => $thai ) {
			preg_match_all( '/%[sd]/', $english, $ours );
			preg_match_all( '/%[sd]/', $thai, $theirs );
			same( $ours, $theirs );
			same( true, 'Yinyom Consent' === $english || 1 === preg_match( '/[ก-๙]/u', $thai ) );
		}
		has( 'ตั้งค่าคุกกี้', yinyom_preferences() );
		do_action( 'admin_init' );
		has( 'ส่งไปยัง https://consent.example.ac.th เพื่อจัดเก็บ', World::$blocks['privacy'] );
		// WordPress itself reads them there.
		World::$texts   = array();
		World::$version = '7.1';
		do_action( 'init' );
		World::$version = '6.7.2';
		same( array(), World::$texts );
	},
	'the page is for administrators, escapes what it shows, and has nonces' => function () {
		begin( array( 'server' => 'https://a.b', 'site_key' => '"><script>' ) );
		ob_start();
		yinyom_print_page();
		$page = ob_get_clean();
		same( false, strpos( $page, '"><script>' ) );
		has( '&lt;b&gt;no&lt;/b&gt;', $page );
		has( 'nonce-of-options', $page );
		has( 'nonce-of-check', $page );
		World::$may = false;
		ob_start();
		yinyom_print_page();
		same( '', ob_get_clean() );
		$refused = false;
		try {
			yinyom_handle_check();
		} catch ( RuntimeException $error ) {
			$refused = true;
		}
		same( true, $refused );
	},
);

$results = array();
foreach ( $tests as $name => $test ) {
	try {
		$test();
		$results[] = array( $name, null );
	} catch ( Throwable $error ) {
		$results[] = array( $name, $error->getMessage() );
	}
}
echo json_encode( $results );
