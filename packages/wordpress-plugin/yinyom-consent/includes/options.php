<?php
defined( 'ABSPATH' ) || exit;

const YINYOM_OPTIONS = 'yinyom_options';

/** Address of the installation, site key, whether pages carry the script themselves; each site of a network has its own. */
function yinyom_options(): array {
	$kept = get_option( YINYOM_OPTIONS, array() );
	return array_merge(
		array(
			'server'   => '',
			'site_key' => '',
			'carry'    => false,
		),
		is_array( $kept ) ? $kept : array()
	);
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
	return preg_match( '/\A[0-9A-Za-z_-]{8,64}\z/', $given ) ? $given : '';
}

/** What the settings page sends, as it is kept. What is no address or no key is told and not kept. */
function yinyom_sanitize_options( $given ): array {
	$given  = is_array( $given ) ? $given : array();
	$before = yinyom_options();
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

/** @param string $form `js`: the script; `inline`: the form that pages carry */
function yinyom_address_of( string $form ): string {
	$options = yinyom_options();
	return $options['server'] . '/sdk/v1/' . $options['site_key'] . '.' . $form;
}
