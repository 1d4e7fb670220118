"""Tables at which somebody is taught."""
