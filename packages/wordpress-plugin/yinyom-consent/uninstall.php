<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$yinyom_sites = is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( null );
foreach ( $yinyom_sites as $yinyom_site ) {
	if ( null !== $yinyom_site ) {
		switch_to_blog( $yinyom_site );
	}
	delete_option( 'yinyom_options' );
	delete_option( 'yinyom_copy' );
	delete_option( 'yinyom_site' );
	wp_clear_scheduled_hook( 'yinyom_renew' );
	wp_clear_scheduled_hook( 'yinyom_find_site' );
	if ( null !== $yinyom_site ) {
		restore_current_blog();
	}
}
if ( is_multisite() ) {
	delete_site_option( 'yinyom_network' );
}
