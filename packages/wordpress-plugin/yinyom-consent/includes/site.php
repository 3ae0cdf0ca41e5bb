<?php
defined( 'ABSPATH' ) || exit;

// The website's own site key. With the key of a group's tag, the installation says which website has this host; its answer is kept.

const YINYOM_SITE = 'yinyom_site';
/** Seconds until an installation that did not know the host is asked again. */
const YINYOM_ASK_AGAIN = 900;

function yinyom_start_site(): void {
	add_action( 'add_option_' . YINYOM_OPTIONS, 'yinyom_find_site', 10, 0 );
	add_action( 'update_option_' . YINYOM_OPTIONS, 'yinyom_find_site', 10, 0 );
	add_action( 'yinyom_find_site', 'yinyom_find_site', 10, 0 );
}

/** The website's own site key; empty while the installation has not said which website of the group this is. */
function yinyom_own_key(): string {
	if ( ! yinyom_has_group_key() ) {
		return yinyom_options()['site_key'];
	}
	$key = (string) ( yinyom_kept_site()['site_key'] ?? '' );
	if ( '' === $key ) {
		yinyom_plan_site();
	}
	return $key;
}

/** What is kept of the present settings; the entry of a network changes them without a word to its sites. */
function yinyom_kept_site(): array {
	$kept = get_option( YINYOM_SITE );
	return is_array( $kept ) && ( $kept['address'] ?? '' ) === yinyom_address_of( 'inline' ) ? $kept : array();
}

/** Has the installation asked soon, by a job: no page waits for it. */
function yinyom_plan_site(): void {
	$asked = (int) ( yinyom_kept_site()['asked'] ?? 0 );
	if ( ! yinyom_is_set_up() || time() - $asked < YINYOM_ASK_AGAIN ) {
		return;
	}
	yinyom_keep_site( '' );
	wp_schedule_single_event( time(), 'yinyom_find_site' );
}

/**
 * Asks the installation which website of the group has this host; with a site key there is nothing to ask.
 *
 * @return WP_Error|int|null null: it is known now; else what the installation said instead
 */
function yinyom_find_site() {
	if ( ! yinyom_is_set_up() || ! yinyom_has_group_key() ) {
		delete_option( YINYOM_SITE );
		return null;
	}
	$answer = wp_safe_remote_get(
		yinyom_address_of( 'inline' ),
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => YINYOM_COPY_LIMIT,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	$facts  = yinyom_facts_of( (string) wp_remote_retrieve_body( $answer ) );
	$key    = (string) ( $facts['site_key'] ?? '' );
	if ( 200 !== $status || '' === yinyom_clean_site_key( $key ) ) {
		return $status;
	}
	yinyom_keep_site( $key );
	return null;
}

function yinyom_keep_site( string $key ): void {
	update_option(
		YINYOM_SITE,
		array(
			'address'  => yinyom_address_of( 'inline' ),
			'site_key' => $key,
			'asked'    => time(),
		),
		true
	);
}
