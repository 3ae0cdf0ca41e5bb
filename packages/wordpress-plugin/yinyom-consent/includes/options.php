<?php
defined( 'ABSPATH' ) || exit;

const YINYOM_OPTIONS = 'yinyom_options';

/** Address of the installation, site key or `group/` and the key of a group's tag, whether pages carry the script themselves. */
const YINYOM_NOTHING = array(
	'server'   => '',
	'site_key' => '',
	'carry'    => false,
);

/** What this site entered itself; each site of a network has its own. */
function yinyom_own_options(): array {
	$kept = get_option( YINYOM_OPTIONS, array() );
	return array_merge( YINYOM_NOTHING, is_array( $kept ) ? $kept : array() );
}

/** What holds for this site: its own, or the network's where it entered nothing. */
function yinyom_options(): array {
	$own = yinyom_own_options();
	return is_multisite() && '' === $own['server'] . $own['site_key'] ? yinyom_network_options() : $own;
}

function yinyom_is_set_up(): bool {
	$options = yinyom_options();
	return '' !== $options['server'] && '' !== $options['site_key'];
}

/**
 * An origin without a path, or nothing. Without TLS somebody on the way could put a script of their own into every page, so http is
 * for this machine alone.
 */
function yinyom_clean_server( string $given ): string {
	$given = strtolower( rtrim( trim( $given ), '/' ) );
	$safe  = preg_match( '#\Ahttps://[a-z0-9.-]+(?::[0-9]{1,5})?\z#', $given );
	$local = preg_match( '#\Ahttp://(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::[0-9]{1,5})?\z#', $given );
	return $safe || $local ? $given : '';
}

function yinyom_clean_site_key( string $given ): string {
	$given = trim( $given );
	return preg_match( '#\A(?:group/)?[0-9A-Za-z_-]{8,64}\z#', $given ) ? $given : '';
}

/** What the settings page of a site sends, as it is kept. */
function yinyom_sanitize_options( $given ): array {
	return yinyom_clean_options( $given, yinyom_own_options() );
}

/** What is no address or no key is reported and not kept: what was there before stays. */
function yinyom_clean_options( $given, array $before ): array {
	$given  = is_array( $given ) ? $given : array();
	$server = yinyom_clean_server( (string) ( $given['server'] ?? '' ) );
	$key    = yinyom_clean_site_key( (string) ( $given['site_key'] ?? '' ) );
	if ( '' === $server && '' !== trim( (string) ( $given['server'] ?? '' ) ) ) {
		add_settings_error( YINYOM_OPTIONS, 'server', __( 'This is not the address of a server, for example https://consent.example.ac.th.', 'yinyom-consent' ) );
		$server = $before['server'];
	}
	if ( '' === $key && '' !== trim( (string) ( $given['site_key'] ?? '' ) ) ) {
		add_settings_error( YINYOM_OPTIONS, 'site_key', __( 'This is not a site key. It stands in the address of your script.', 'yinyom-consent' ) );
		$key = $before['site_key'];
	}
	return array(
		'server'   => $server,
		'site_key' => $key,
		'carry'    => ! empty( $given['carry'] ),
	);
}

/** Whether the key is that of the one tag of a group of websites. */
function yinyom_has_group_key(): bool {
	return 0 === strpos( yinyom_options()['site_key'], 'group/' );
}

/** The host of this website as browsers name it. */
function yinyom_host(): string {
	$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	if ( preg_match( '/[^\x21-\x7e]/', $host ) && function_exists( 'idn_to_ascii' ) ) {
		$host = (string) idn_to_ascii( $host );
	}
	return preg_match( '/\A[a-z0-9_.-]{1,253}\z/', $host ) ? $host : 'unknown';
}

/** @param string $form `js`: the script; `inline`: the form that pages carry. A group has one of each for every host. */
function yinyom_address_of( string $form ): string {
	$options = yinyom_options();
	$host    = yinyom_has_group_key() ? '/' . yinyom_host() : '';
	return $options['server'] . '/sdk/v1/' . $options['site_key'] . $host . '.' . $form;
}
